/** Names for made-up applicants; none is anybody's. */
const given = [
  'Aisyah',
  'Muhammad Hafiz',
  'Nurul Izzah',
  'Ahmad Faris',
  'Siti Mariam',
  'Tan Mei Ling',
  'Lim Wei Jie',
  'Chong Kah Yan',
  'Priya',
  'Arvind',
  'Kavitha',
  'Dinesh',
  'Farah',
  'Zulkifli',
  'Wong Jia Hui',
  'Ng Yong Sheng',
  'Melissa',
  'Daniel',
  'Jasmine',
  'Haziq',
];
const family = [
  'binti Rahman',
  'bin Osman',
  'binti Yusof',
  'bin Ismail',
  'binti Hamid',
  '',
  '',
  '',
  'Nair',
  'Kumar',
  'Raj',
  'Pillai',
  'binti Omar',
  'bin Ali',
  '',
  '',
  'Fernandez',
  'Jabu',
  'Lasimbang',
  'bin Zain',
];

export interface Applicant {
  username: string;
  fullName: string;
  email: string;
  phone: string;
  gender: 'Male' | 'Female';
  age: number;
}

/** The n-th made-up person. */
export function applicant(n: number): Applicant {
  const index = n % given.length;
  const round = Math.floor(n / given.length);
  const fullName = [given[index], family[(index + round * 7) % family.length]].filter(Boolean).join(' ');
  const username = `${(given[index] ?? 'person').toLowerCase().replace(/[^a-z]+/g, '.')}.${n + 1}`;
  return {
    username,
    fullName,
    email: `${username}@example.test`,
    phone: `011${String(20_000_000 + n * 137_911).slice(0, 8)}`,
    gender: index % 2 === 0 ? 'Female' : 'Male',
    age: 22 + ((n * 7) % 24),
  };
}
