// The types of what the table tells the page, from the published schemas: its messages, and each game's facts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const docs = new URL('../../docs/', import.meta.url);
const pages = new URL('../src/', import.meta.url);

await write('protocol.schema.json', 'lib/protocol.ts', ({ $defs }) => `export const PROTOCOL = ${$defs.Entered.properties.protocol.const};\n`);
for (const game of readdirSync(new URL('games/', pages)))
  if (existsSync(new URL(`views/${game}.schema.json`, docs))) await write(`views/${game}.schema.json`, `games/${game}/facts.ts`);

async function write(source, target, values = () => '') {
  const schema = JSON.parse(readFileSync(new URL(source, docs), 'utf8'));
  for (const { properties = {} } of Object.values(schema.$defs ?? {}))
    for (const property of Object.values(properties)) open(property); // facts that each game names itself
  const types = await compile(schema, schema.title, {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: `// Made from docs/${source} by scripts/types.mjs.`,
    unreachableDefinitions: true,
    unknownAny: false, // what only a game can name, its board does
  });
  writeFileSync(new URL(target, pages), types + values(schema));
}

function open(property) {
  const kind = property.items ?? property;
  if (kind.type === 'object') kind.additionalProperties ??= true;
}
