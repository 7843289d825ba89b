/** Names for made-up applicants; none is anybody's. */
const fathers = ['Rahman', 'Osman', 'Yusof', 'Ismail', 'Hamid', 'Omar', 'Ali', 'Zain'];
const ofIndia = ['Nair', 'Kumar', 'Raj', 'Pillai'];
const ofTheCoast = ['Fernandez', 'Jabu', 'Lasimbang'];

type Gender = 'Male' | 'Female';

/** What may follow each name; a Chinese one is whole. */
const given: readonly [name: string, gender: Gender, following: readonly string[]][] = [
  ['Aisyah', 'Female', fathers],
  ['Muhammad Hafiz', 'Male', fathers],
  ['Nurul Izzah', 'Female', fathers],
  ['Ahmad Faris', 'Male', fathers],
  ['Siti Mariam', 'Female', fathers],
  ['Tan Mei Ling', 'Female', []],
  ['Lim Wei Jie', 'Male', []],
  ['Chong Kah Yan', 'Female', []],
  ['Priya', 'Female', ofIndia],
  ['Arvind', 'Male', ofIndia],
  ['Kavitha', 'Female', ofIndia],
  ['Dinesh', 'Male', ofIndia],
  ['Farah', 'Female', fathers],
  ['Zulkifli', 'Male', fathers],
  ['Wong Jia Hui', 'Female', []],
  ['Ng Yong Sheng', 'Male', []],
  ['Melissa', 'Female', ofTheCoast],
  ['Daniel', 'Male', ofTheCoast],
  ['Jasmine', 'Female', ofTheCoast],
  ['Haziq', 'Male', fathers],
];

export interface Applicant {
  username: string;
  fullName: string;
  email: string;
  phone: string;
  gender: Gender;
  age: number;
}

/** The n-th made-up person. */
export function applicant(n: number): Applicant {
  const index = n % given.length;
  const [name, gender, following] = given[index] ?? ['Person', 'Female', []];
  const last = following[(index + Math.floor(n / given.length)) % following.length];
  const particle = following === fathers && (gender === 'Female' ? 'binti' : 'bin');
  const username = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${n + 1}`;
  return {
    username,
    fullName: [name, particle, last].filter(Boolean).join(' '),
    email: `${username}@example.test`,
    phone: `011${String(20_000_000 + n * 137_911).slice(0, 8)}`,
    gender,
    age: 22 + ((n * 7) % 24),
  };
}
