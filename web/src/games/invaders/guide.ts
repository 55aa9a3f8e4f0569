// The coach's notes of a first game: one for each kind of question, by the name of the step that asks it; `1` is for the Invader alone.

export const guide: Record<string, { en: string; uk: string; rule: string }> = {
  Aim: {
    en: 'A duel. The Invader wins by running Mankind’s deck dry, by bringing Eurasia, or both other zones, down to 0, by removing all 11 heroes, or with five tokens on the Black Slime sprayer. Mankind wins if the Invader’s deck runs dry, if the plot marker falls to 0, or with five tokens on the bio-weapon crate. Your deck is your clock: draining means that its top cards go to the discard.',
    uk: 'Це двобій. Загарбник перемагає, якщо колода Людства вичерпалася, якщо сила Євразії або обох інших зон упала до 0, якщо виведено всіх 11 героїв чи на розпилювачі чорної жижі п’ять жетонів. Людство перемагає, якщо вичерпалася колода Загарбника, маркер задуму впав до 0 або на ящику з біозброєю п’ять жетонів. Ваша колода – ваш годинник: виснаження відправляє її верхні карти у скид.',
    rule: 'invaders-1',
  },
  'Aim 1': {
    en: 'A duel, and you attack. You win by running Mankind’s deck dry, by bringing Eurasia, or both other zones, down to 0, by removing all 11 heroes, or with five tokens on the Black Slime sprayer. Mankind holds out: they win if your deck runs dry, if the plot marker falls to 0, or with five tokens on the bio-weapon crate. Draining means that the top cards of a deck go to its discard.',
    uk: 'Це двобій, і нападаєте ви. Ви перемагаєте, якщо колода Людства вичерпалася, якщо сила Євразії або обох інших зон упала до 0, якщо виведено всіх 11 героїв чи на розпилювачі чорної жижі п’ять жетонів. Людство тримається: воно перемагає, якщо вичерпалася ваша колода, маркер задуму впав до 0 або на ящику з біозброєю п’ять жетонів. Виснаження відправляє верхні карти колоди у скид.',
    rule: 'invaders-1',
  },
  PlaceHero: {
    en: 'Mankind always has one hero in play. Click the zone where the hero is to stand. A hero that comes later is turned at first and adds no power until your next main phase.',
    uk: 'У Людства завжди є в грі один герой. Виберіть зону, де він стане. Герой, що приходить згодом, спершу повернутий і до вашої наступної головної фази сили не додає.',
    rule: 'invaders-83',
  },
  Main: {
    en: 'Your main phase: click a lit card of your hand to play it, then its zone or target; ↓ is paid with other cards of your hand, the drop with cards of your deck. Until the first card is paid, all of it can be taken back. Between the sides you see what the Invader’s attack would drain. The Invader may take the plot action once a turn, for one step of the marker. End the turn when you are done.',
    uk: 'Ваша головна фаза: виберіть підсвічену карту на руці, тоді зону або ціль. Стрілка вниз – ціна, яку платять іншими картами руки, крапля – картами колоди. Доки не сплачено першої карти, усе можна забрати назад. Між сторонами видно, скільки виснажить напад Загарбника. Загарбник раз за хід може виконати дію задуму за один крок маркера. Коли закінчите, завершіть хід.',
    rule: 'invaders-23',
  },
  'Main 1': {
    en: 'Your main phase: click a lit card of your hand to play it, then its zone or target; ↓ is paid with other cards of your hand, the drop with cards of your deck. Until the first card is paid, all of it can be taken back. End the turn and you attack all three zones: where your power is greater than Mankind’s with the zone’s own, they drain the difference. A turn in which they drain nothing costs a step of the plot marker; so does the plot action, which you may take once a turn.',
    uk: 'Ваша головна фаза: виберіть підсвічену карту на руці, тоді зону або ціль. Стрілка вниз – ціна, яку платять іншими картами руки, крапля – картами колоди. Доки не сплачено першої карти, усе можна забрати назад. Завершивши хід, ви нападаєте на всі три зони: де ваша сила більша за силу Людства разом із силою зони, воно виснажує різницю. Хід, за який Людство нічого не виснажило, коштує кроку маркера задуму; стільки ж – дія задуму, яку можна виконати раз за хід.',
    rule: 'invaders-73',
  },
  PayDiscard: {
    en: 'The price: choose the cards of your hand that you give up. They lie on your open discard in this order, and strategies can bring its top cards back.',
    uk: 'Ціна: виберіть карти руки, якими платите. Вони лягають у ваш відкритий скид у цьому порядку, і стратегії можуть повернути його верхні карти.',
    rule: 'invaders-27',
  },
  Window: {
    en: 'The other side has played a card, and you may answer. A lit card of your hand cancels it; it can be cancelled in turn. You are asked whenever such a card could exist, whatever you hold, so passing tells nothing.',
    uk: 'Інша сторона зіграла карту, і ви можете відповісти. Підсвічена карта вашої руки її нейтралізує, а її саму теж можуть нейтралізувати. Вас питають завжди, коли така карта могла б бути, хай що у вас на руці, тож пас нічого не виказує.',
    rule: 'invaders-51',
  },
  Prevent: {
    en: 'Cards are about to be drained. A lit card of your hand, or a token of a card in play that protects, prevents that; or pass and let it happen.',
    uk: 'Колоду ось-ось виснажать. Підсвічена карта руки або жетон карти, що захищає, цього не допустить; або пасуйте.',
    rule: 'invaders-53',
  },
  Select: {
    en: 'An effect wants a target: click a lit card in play, or a zone.',
    uk: 'Ефектові потрібна ціль: виберіть підсвічену карту в грі або зону.',
    rule: 'invaders-40',
  },
  Chainmail: {
    en: 'A card of the Invader is about to destroy your hero. Once a game Project Chainmail saves the hero.',
    uk: 'Карта Загарбника ось-ось знищить вашого героя. Раз за партію його рятує проєкт «Кольчуга».',
    rule: 'invaders-63',
  },
  May: {
    en: 'This part of the effect is yours to do or to leave.',
    uk: 'Цю частину ефекту можна виконати або лишити.',
    rule: 'invaders-39',
  },
  FillDeck: {
    en: 'Before the game you put cards of your pool into your deck. The other side does not see which.',
    uk: 'Перед партією ви кладете карти запасу в колоду. Інша сторона не бачить, які саме.',
    rule: 'invaders-17',
  },
  NameLimit: {
    en: 'You lost the last game, so you name how many cards both of you exchange now. More lets you answer what you met; it lets the other side do so too.',
    uk: 'Попередню партію програли ви, тож ви називаєте, скільки карт кожен тепер обміняє. Що більше, то краще можна відповісти на бачене; суперник теж зможе.',
    rule: 'invaders-95',
  },
  TakeCards: {
    en: 'Take as many cards out of your deck as were named; then as many of your pool go in. The other side does not see which.',
    uk: 'Вийміть із колоди стільки карт, скільки названо; тоді стільки ж покладете із запасу. Інша сторона не бачить, які саме.',
    rule: 'invaders-95',
  },
};
