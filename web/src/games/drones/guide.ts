// The coach's notes of a first game: one for each kind of question, by the name of the step that asks it.

export const guide: Record<string, { en: string; uk: string; rule: string }> = {
  Aim: {
    en: 'Together you hold out until rotation: four rounds in which enemies press on the Trench and on your Crews. All of you lose as soon as one player has four wounded, or nobody is left in the Trench. Activating three projects for each player wins at once. If the team holds out, the player with most points wins: trophies and activated projects, less three for each wounded.',
    uk: 'Разом ви тримаєтеся до ротації: чотири раунди ворог тисне на Окоп і ваші екіпажі. Усі програють, щойно в когось четверо поранених або в Окопі нікого не лишилося. Три активовані проєкти на кожного гравця – негайна перемога. Якщо команда вистояла, перемагає той, у кого найбільше очок: трофеї й активовані проєкти, мінус три за кожного пораненого.',
    rule: 'drones-1',
  },
  FirstCharacter: {
    en: 'You begin with a random character. In the Crew their upper half works, in HQ the lower one.',
    uk: 'Ви починаєте з випадковим персонажем. В Екіпажі діє його верхня половина, у Штабі – нижня.',
    rule: 'drones-143',
  },
  DiscardOne: {
    en: 'You have drawn five support cards. Click the one to discard; with the other four you play this round, one in each of your turns. The number in the circle is the price in Logistics.',
    uk: 'Ви взяли п’ять карт підтримки. Виберіть ту, яку скинете; решту чотири зіграєте цього раунду, по одній за хід. Число в колі – ціна в Логістиці.',
    rule: 'drones-128',
  },
  Draft: {
    en: 'Keep one card of those in your hand; the others go to the player on your left, and you get the next hand to choose from.',
    uk: 'Залиште собі одну карту; решта перейде до гравця ліворуч, а ви оберете з наступної руки.',
    rule: 'drones-146',
  },
  LoseCards: {
    en: 'A Mishap costs you another support card: click the one to discard.',
    uk: 'Через Халепу доведеться скинути ще одну карту підтримки: виберіть яку.',
    rule: 'drones-125',
  },
  Turn: {
    en: 'In your turn you play or discard one support card, and may take one of five actions, in either order. Click a card of your hand, or an action; dashed cards can be used. For a sortie click one of your drones: each enemy in reach then shows the chance of a hit. The strip under the field says what each number of your next defence roll would do.',
    uk: 'За хід ви граєте або скидаєте одну карту підтримки й можете виконати одну з п’яти дій, у будь-якому порядку. Виберіть карту з руки або дію; пунктир показує, чим можна скористатися. Для бойового вильоту виберіть свій дрон: на ворогах у межах досяжності з’явиться шанс уразити. Смужка під полем показує, що станеться на кожне число вашого наступного кидка оборони.',
    rule: 'drones-31',
  },
  PlaceRecruit: {
    en: 'Place one of these characters. The upper half works in the Crew, where pilots fly and the wounded come from; the lower half in HQ, which is safe and brings 1 Logistics each round. In the Trench they keep the team alive: a Mishap can take two or three at once from there, so keep more.',
    uk: 'Розмістіть одного з цих персонажів. Верхня половина діє в Екіпажі, де літають пілоти й звідки бувають поранені; нижня – у Штабі, де безпечно і щораунду +1 Логістики. В Окопі вони тримають усю команду: одна Халепа може забрати звідти двох-трьох, тож тримайте там більше.',
    rule: 'drones-35',
  },
  Report: {
    en: 'The order has called this character from the Trench. Put them into your Crew or HQ.',
    uk: 'За наказом цього персонажа викликано з Окопу. Поставте його в Екіпаж або Штаб.',
    rule: 'drones-60',
  },
  Transfer: {
    en: 'Click a character, then where they go: between Crew and HQ, or into the Trench. Move as many as you like, each once; only the result must fit. Then you are done.',
    uk: 'Виберіть персонажа, тоді куди він іде: між Екіпажем і Штабом або в Окоп. Пересувайте скількох завгодно, кожного раз; важливо лише, щоб зрештою всі вмістилися. Тоді – «Готово».',
    rule: 'drones-38',
  },
  EvacuateOne: {
    en: 'Choose one of your wounded: evacuated, they go under the deck and no longer count.',
    uk: 'Виберіть свого пораненого: евакуйований піде під низ колоди й більше не рахується.',
    rule: 'drones-40',
  },
  Shopping: {
    en: 'One more drone has been turned up. Buy a dashed one for its price, or nothing. A drone flies only with a pilot of its type in your Crew; its card shows the attacks, what it needs, and the number that hits.',
    uk: 'Відкрито ще один дрон. Купіть позначений пунктиром за його ціну або нічого. Дрон літає лише з пілотом свого типу в Екіпажі; на карті видно, скільки в нього атак, що йому треба та з якого числа він уражає.',
    rule: 'drones-41',
  },
  MakeRoom: {
    en: 'A Depot holds three drones. Choose the one to discard for the new one.',
    uk: 'На Складі місце для трьох дронів. Виберіть, який скинути заради нового.',
    rule: 'drones-43',
  },
  AttackStep: {
    en: 'Choose a target with a dashed edge: the panel shows what goes into the roll and the chance of a hit. A hit takes the enemy off the field and gives you a trophy. Many of the first line guide, cover or supply guns and drones: with them, these fall silent in the next round. You may attack again as long as the drone has attacks left, or end the sortie.',
    uk: 'Виберіть ціль із пунктирною рамкою: праворуч видно, з чого складається кидок і який шанс уразити. Уражений ворог зникає з поля і стає вашим трофеєм. Багато хто з першої лінії наводить, прикриває чи постачає гармати й дрони: без нього вони мовчать наступного раунду. Атакуйте далі, поки лишаються атаки, або завершіть виліт.',
    rule: 'drones-96',
  },
  Correct: {
    en: 'The shell missed, but one of your drones spots for it: you may roll once more, and the second roll stands.',
    uk: 'Промах, але один із ваших дронів коригує вогонь: можна кинути ще раз, і другий кидок остаточний.',
    rule: 'drones-65',
  },
  GiveForProject: {
    en: 'A project is activated by people: choose who leaves your board for it. They go under the deck; the project works for you from now on and counts for the win by technology.',
    uk: 'Проєкт активують люди: виберіть, хто піде заради нього з вашого планшета під низ колоди. Відтепер проєкт працює на вас і рахується для перемоги технологіями.',
    rule: 'drones-70',
  },
  RepairOne: {
    en: 'Choose the broken drone that is repaired.',
    uk: 'Виберіть, який поламаний дрон відремонтувати.',
    rule: 'drones-81',
  },
  Free: {
    en: 'Before and after your defence you may use free effects: characters and projects once a round, one trophy exchange, activating a project. Or you are done.',
    uk: 'До і після своєї оборони можна скористатися ефектами без дії: персонажів і проєктів раз за раунд, обміняти один трофей, активувати проєкт. Або «Готово».',
    rule: 'drones-46',
  },
  CrewLoss: {
    en: 'Somebody of your Crew is wounded: choose who. They lie beside your board; four of them lose the game for all.',
    uk: 'Когось із вашого Екіпажу поранено: виберіть кого. Він лежатиме біля планшета; четверо – і всі програли.',
    rule: 'drones-112',
  },
  ShotDown: {
    en: 'One of your drones is shot down: choose which. A broken one may go too.',
    uk: 'Один із ваших дронів збито: виберіть який. Можна й поламаний.',
    rule: 'drones-114',
  },
  DroneBreaks: {
    en: 'One of your drones breaks: choose which. It stays in the Depot and can be repaired.',
    uk: 'Один із ваших дронів поламався: виберіть який. Він лишається на Складі, його можна відремонтувати.',
    rule: 'drones-115',
  },
};
