import { search, settings } from '../index.mjs';
import { percent } from '../table.mjs';
import { randomly } from './random.mjs';

/** Common given and family names of ten cultures, by public rankings: people whom no list means. */
const CULTURES = [
  {
    country: 'US',
    given: 'James Mary Robert Patricia John Jennifer Michael Linda Ben',
    family: 'Smith Johnson Williams Brown Jones Garcia Miller Davis Carson',
  },
  {
    country: 'CN',
    given: 'Wei Bin Na Jing Min Lei Yang Qiang Fang',
    family: 'Wang Li Zhang Liu Chen Yang Huang Zhao Wu',
    isFamilyFirst: true,
  },
  {
    country: 'KR',
    given: 'Min-jun Seo-yeon Ji-hoon Ji-woo Hyun-woo Soo-jin Young-ho An',
    family: 'Kim Lee Park Choi Jung Kang Cho Yoon',
    isFamilyFirst: true,
  },
  {
    country: 'IN',
    given: 'Rahul Priya Amit Sunita Rajesh Anita Mohammed Sanjay',
    family: 'Kumar Singh Sharma Patel Khan Gupta Das Reddy',
  },
  {
    country: 'RU',
    given: 'Sergei Elena Aleksandr Olga Dmitri Natalia Ivan Tatiana',
    family: 'Ivanov Smirnov Kuznetsov Popov Vasiliev Petrov Sokolov Novikov',
  },
  {
    country: 'EG',
    given: 'Mohamed Ahmed Mahmoud Mustafa Fatma Hassan Ali Omar',
    family: 'Hassan Ibrahim Ali Mahmoud Mohamed Khalil Said Mostafa',
  },
  {
    country: 'MX',
    given: 'José María Juan Guadalupe Luis Carlos Ana Miguel',
    family: 'Hernández García Martínez López González Rodríguez Pérez Sánchez',
  },
  {
    country: 'DE',
    given: 'Thomas Anna Michael Sabine Andreas Petra Stefan Ursula',
    family: 'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker',
  },
  {
    country: 'NG',
    given: 'Musa Chinedu Aisha Emeka Fatima Oluwaseun Ibrahim Grace',
    family: 'Ibrahim Musa Okafor Abubakar Bello Adeyemi Sani Eze',
  },
  {
    country: 'VN',
    given: 'An Minh Hung Lan Dung Hoa Tuan Mai',
    family: 'Nguyen Tran Le Pham Hoang Phan Vu Dang',
    isFamilyFirst: true,
  },
];

function people(seed, perCulture) {
  const random = randomly(seed);
  return CULTURES.flatMap(({ country, given, family, isFamilyFirst }) =>
    Array.from({ length: perCulture }, () => {
      const [firstname, surname] = [random.pick(given.split(' ')), random.pick(family.split(' '))];
      const dob = `${1950 + random.below(55)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`;
      // Nationals of another country than the lists' people of that name.
      const nationality = random.pick(['NZ', 'IS', 'UY', 'FJ', 'LU']);
      const name = isFamilyFirst ? `${surname} ${firstname}` : `${firstname} ${surname}`;
      return { country, firstname, surname, name, dob, nationality };
    }),
  );
}

/** How many of the people alert, and on how many cards. */
function row(index, set, queries, wanted) {
  const alerts = queries.map(
    (query) => search(index, { type: 'person', ...query }, settings, 100).filter(({ isAlert }) => isAlert).length,
  );
  const some = alerts.filter((count) => count > 0).length;
  const cards = alerts.reduce((sum, count) => sum + count, 0);
  return {
    set,
    'top 10': '',
    alerted: percent(some / queries.length, 1),
    wanted,
    cases: queries.length,
    note: `${(cards / queries.length).toFixed(1)} cards each`,
  };
}

export function innocentRows(index, seed, perCulture) {
  const all = people(seed, perCulture);
  return [
    row(
      index,
      'common names, birth date and nationality differ',
      all.map(({ firstname, surname, dob, nationality }) => ({ firstname, surname, dob, nationality })),
      '<= 9.5 %',
    ),
    row(
      index,
      'common names, name only',
      all.map(({ name }) => ({ name })),
      '',
    ),
  ];
}
