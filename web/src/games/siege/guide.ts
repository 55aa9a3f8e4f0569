// What a coach says the first time that a question comes up, by the step that asks (see `todo`).

export const guide: Record<string, { en: string; uk: string; rule: string }> = {
  Aim: {
    en: 'The attacker wins by damaging four walls, or one wall twice. The defender wins by holding out until the siege deck is used up.\nAt each wall the stronger formation counts. From strongest to weakest:\n1. Colour run: one colour, consecutive strengths\n2. Same strength: all cards equal\n3. Colour: all of one colour\n4. Run: consecutive strengths, any colours\n5. Sum: any cards, the higher total',
    uk: 'Нападник перемагає, пошкодивши чотири ділянки стіни або ту саму двічі. Оборонець перемагає, якщо вистоїть, доки скінчиться колода облоги.\nНа кожній ділянці важить, чий загін сильніший. Від найсильнішого до найслабшого:\n1. Одноколірний ряд: один колір, сила йде підряд\n2. Однакова сила: сила всіх карт та сама\n3. Колір: усі карти одного кольору\n4. Ряд: сила йде підряд, кольори довільні\n5. Сума: будь-які карти, більша сумарна сила',
    rule: 'siege-46',
  },
  Prepare: {
    en: 'A turn begins with preparing, if you like. The attacker may retreat from walls: all his cards there are discarded. The defender may throw one cauldron over a wall: the attacker’s card nearest it is discarded. If you want neither, simply play a card.',
    uk: 'Хід починається з підготовки, якщо вона вам потрібна. Нападник може відступити від ділянок: усі його карти звідти йдуть у скид. Оборонець може жбурнути один казан через ділянку: у скид іде найближча до неї карта нападника. Якщо не треба ні того, ні того, просто грайте карту.',
    rule: 'siege-11',
  },
  PlayACard: {
    en: 'Play one card on your side of a wall: choose it in your hand, then choose a lit wall, or drag it there. Each tile shows how many cards a side has there and what counts. A card once laid stays where it is, so think what formation it can become.',
    uk: 'Зіграйте одну карту зі свого боку ділянки: виберіть її на руці, потім виберіть підсвічену ділянку або перетягніть карту туди. Кожна плитка показує, скільки тут карт із кожного боку й що враховують. Викладена карта лишається на місці, тож подумайте, який загін із неї вийде.',
    rule: 'siege-17',
  },
  DrawACard: {
    en: 'Draw a card to end the turn. With tactics cards you choose the deck. The attacker may first declare control of a wall that has a flag.',
    uk: 'Наприкінці ходу візьміть карту. У тактичному варіанті колоду вибираєте ви. Перед цим нападник може оголосити захоплення ділянки з прапорцем.',
    rule: 'siege-24',
  },
  Declare: {
    en: 'A flag on a wall: your formation there is complete, and nothing the defender could still lay beats it. Declare control, and the wall is damaged. Four damaged walls win, and so does one wall twice.',
    uk: 'Прапорець на ділянці означає: ваш загін укомплектований, і хоч що викладе оборонець, сильнішого він уже не збере. Оголосіть захоплення, і ділянку буде пошкоджено. Чотири пошкоджені ділянки або та сама двічі – це перемога.',
    rule: 'siege-26',
  },
  Redeploy: {
    en: 'Redeployment: choose one of your cards at the walls. Then you move it to another wall or discard it.',
    uk: '«Передислокація»: виберіть одну зі своїх карт біля стіни. Потім перемістіть її на іншу ділянку або скиньте.',
    rule: 'siege-71',
  },
  Move: {
    en: 'The chosen card goes to another wall of yours, or to the discard.',
    uk: 'Вибрана карта переходить на іншу ділянку з вашого боку або йде в скид.',
    rule: 'siege-71',
  },
  Recruit: {
    en: 'Recruitment: choose any card of the discard. You will lay it at a wall at once.',
    uk: '«Вербування»: виберіть будь-яку карту зі скиду. Ви відразу ж викладете її на ділянку.',
    rule: 'siege-72',
  },
  Enlist: {
    en: 'The recruited card is played like one from the hand: at any wall where your side has room.',
    uk: 'Завербовану карту грають так само, як карту з руки: на будь-яку ділянку, де з вашого боку є місце.',
    rule: 'siege-78',
  },
  Desert: {
    en: 'Desertion: choose any card on your opponent’s side, and it is discarded.',
    uk: '«Дезертирство»: виберіть будь-яку карту з боку суперника, і вона піде в скид.',
    rule: 'siege-73',
  },
  Betray: {
    en: 'Treachery: choose any card on your opponent’s side. It becomes yours, and you lay it on your side.',
    uk: '«Зрада»: виберіть будь-яку карту з боку суперника. Вона стає вашою, і ви викладаєте її зі свого боку.',
    rule: 'siege-74',
  },
  TurnCoat: {
    en: 'The card that changed sides is played now: at any wall where your side has room.',
    uk: 'Тепер зіграйте переманену карту: на будь-яку ділянку, де з вашого боку є місце.',
    rule: 'siege-78',
  },
  Blast: {
    en: 'Explosion: choose a wall with at least one card. All cards on both its sides are discarded.',
    uk: '«Вибух»: виберіть ділянку, де лежить хоча б одна карта. Усі карти з обох її боків ідуть у скид.',
    rule: 'siege-75',
  },
  Reinforce: {
    en: 'Reinforcements: choose two siege cards of the discard, one after the other. They are shuffled into the siege deck.',
    uk: '«Підкріплення»: виберіть у скиді дві карти облоги, одну за одною. Їх затасують у колоду облоги.',
    rule: 'siege-76',
  },
  SetAside: {
    en: 'Exchange: each of you chooses three cards of the hand to give away. Nobody receives any before both have chosen.',
    uk: '«Обмін»: кожен із вас вибирає на руці три карти, які віддасть. Ніхто не отримує карт, доки не вибрали обидва.',
    rule: 'siege-77',
  },
};
