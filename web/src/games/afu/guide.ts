// The coach's notes of a first game: one for each kind of question, by the name of the step that asks it.

export const guide: Record<string, { en: string; uk: string; rule: string }> = {
  Aim: {
    en: 'Hold off the invaders through two phases, the Invasion and the Full-Scale War: fight with the cards of your hand, then recruit stronger ones. Victory points come from achievements and, in the war, from the objectives that you take; each Panic card in your deck costs one. At the end the one with more points wins; alone, you earn a rank.',
    uk: 'Відбивайте ворога протягом двох фаз, Вторгнення й Повномасштабної війни: воюйте картами з руки, а тоді поповнюйте колоду сильнішими. Переможні очки дають досягнення, а під час війни ще й деблоковані об’єкти; кожна карта паніки у вашій колоді забирає одне. Наприкінці перемагає той, у кого більше очок; у соло-грі вони визначають ваш ранг.',
    rule: 'afu-1',
  },
  KeepGoal: {
    en: 'You were dealt two achievements. Keep the one that you think you can reach: nobody else sees it, and it scores at the end. The four open ones can be scored by either player, but by nobody if both reach them.',
    uk: 'Вам роздали два досягнення. Залиште те, яке сподіваєтеся виконати: його ніхто не бачить, а очки воно принесе наприкінці. Чотири відкриті досягнення може здобути будь-хто, але якщо їх виконають обидва, не здобуде ніхто.',
    rule: 'afu-11',
  },
  Field: {
    en: 'Three invaders attack. Click a card of your hand, then a lit place opposite an invader. A second card behind it adds its support to attack and defence. Between the rows you see what the fight would bring. An invader whom nobody meets gives you a Panic card. Cards that you keep can pay for new ones later.',
    uk: 'Наступають вороги. Виберіть карту з руки, тоді підсвічене місце навпроти ворога. Друга карта за нею додає свою підтримку до атаки й захисту. Між лініями видно, чим скінчиться зіткнення. За ворога, якого ніхто не зустрів, ви отримаєте карту паніки. Карти, що лишаться на руці, згодом придадуться для компенсації.',
    rule: 'afu-20',
  },
  AfterCombat: {
    en: 'The fights are over. Some of your cards have a bonus that you may still take, for example for destroyed invaders. Take what you want, then end the combat.',
    uk: 'Зіткнення скінчилися. На деяких ваших картах є бонус, яким ще можна скористатися, наприклад за знищених ворогів. Візьміть, що хочете, і завершіть бій.',
    rule: 'afu-45',
  },
  Compensate: {
    en: 'Now you recruit. Each card left in your hand gives the recruitment points in its lower right corner, or sends a Panic card away. Click the cards that you want to lay down, then go on to the purchases. What is not spent is lost.',
    uk: 'Час компенсації. Кожна карта, що лишилася на руці, дає очки мобілізації, вказані в її нижньому правому куті, або повертає карту паніки. Виберіть карти, за які берете компенсацію, і переходьте до покупок. Невитрачені очки згоряють.',
    rule: 'afu-63',
  },
  Purchase: {
    en: 'Buy a lit card of the display or International Aid. It goes to your discard, and comes to your hand once that is shuffled. You buy in turns; a pass is final for this round. Strong cards win fights, and achievements count what is in your deck.',
    uk: 'Купіть підсвічену карту із загального резерву або міжнародну допомогу. Вона ляже у ваш скид і потрапить на руку, коли його перетасують. Купують по черзі; хто спасував, у цьому раунді більше не купує. Сильні карти перемагають у боях, а досягнення рахують карти вашої колоди.',
    rule: 'afu-67',
  },
  Auction: {
    en: 'An objective lies open. Name the points of the asked kind that you will pay with cards from your hand. Who bids most must pay; if the bid is as high as the objective asks for, it is taken. If nobody bids, both take a Panic card. Cards that you pay with cannot fight in this round.',
    uk: 'Відкрито об’єкт. Назвіть, скільки очок потрібного виду ви сплатите картами з руки. Платить той, хто назвав найбільше; якщо ставка не менша, ніж потрібно для об’єкта, він ваш. Якщо ніхто не зробить ставки, обидва отримають по карті паніки. Карти, якими платять, у цьому раунді вже не воюють.',
    rule: 'afu-92',
  },
  Pay: {
    en: 'You have won the auction. Click cards of your hand until they are worth your bid. Only the points that the objective asks for count, with the cards’ own bonuses.',
    uk: 'Ви виграли аукціон. Вибирайте карти з руки, доки вони стануть варті вашої ставки. Враховують лише очки потрібного виду разом із власними бонусами карт.',
    rule: 'afu-95',
  },
  SoloOffer: {
    en: 'The invader bids with the card beside the objective. Offer cards that are worth what the objective asks for and more than his. If you offer nothing, you take a Panic card; if he takes three objectives, the war is lost.',
    uk: 'Ворог робить ставку картою, що лежить біля об’єкта. Запропонуйте карти, варті потрібного й більше, ніж у ворога. Не запропонуєте нічого – отримаєте карту паніки; якщо ворог забере три об’єкти, ви програли.',
    rule: 'afu-119',
  },
  RecoverOne: {
    en: 'Choose the card that comes back from your hospital into your hand.',
    uk: 'Виберіть карту, яка повернеться з вашого госпіталю на руку.',
    rule: 'afu-55',
  },
  DismissOne: {
    en: 'Your scouts see the next invaders. You may send one of them to the invader discard, so that it does not come now.',
    uk: 'Ваша розвідка бачить наступних ворогів. Одного можна відправити в скид ворогів, щоб він зараз не прийшов.',
    rule: 'afu-62',
  },
  PlaceNext: {
    en: 'Put the others back on top of the invader deck: choose who comes next.',
    uk: 'Решту покладіть назад на верх колоди ворогів: виберіть, хто йде наступним.',
    rule: 'afu-62',
  },
  CalmDown: {
    en: 'A Panic card goes back to its stack. Say where to take it from: each Panic card left in your deck costs a point at the end.',
    uk: 'Одна карта паніки повертається в стос. Скажіть, звідки її взяти: кожна карта паніки у вашій колоді наприкінці забирає одне очко.',
    rule: 'afu-56',
  },
  DiscardCard: {
    en: 'An event makes you discard a card of your hand. A Panic card may go too.',
    uk: 'Через подію треба скинути карту з руки. Можна скинути й паніку.',
    rule: 'afu-88',
  },
};
