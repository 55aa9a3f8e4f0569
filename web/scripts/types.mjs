// The types of what the page and the table say to each other, from the published schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const here = (path) => new URL(path, import.meta.url);
const schema = JSON.parse(readFileSync(here('../../docs/protocol.schema.json'), 'utf8'));
for (const { properties = {} } of Object.values(schema.$defs))
  for (const property of Object.values(properties)) open(property); // facts that each game names itself
const types = await compile(schema, 'Protocol', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '// Made from docs/protocol.schema.json by scripts/types.mjs.',
  unreachableDefinitions: true,
  unknownAny: false, // what only a game can name, its board does
});
writeFileSync(here('../src/lib/protocol.ts'), types);

function open(property) {
  const kind = property.items ?? property;
  if (kind.type === 'object') kind.additionalProperties ??= true;
}
