/** Names as many people have them: parts that hundreds share, and whole names that hardly two do. */
const given =
  'Aisyah Ahmad Siti Nurul Farah Hafiz Amir Izzah Danial Sofia Imran Zainab Faiz Hana Iskandar Mei Wei Jia Kah Xin Chee Li Hui Yee Jun Priya Kavitha Arvind Dinesh Meera Suresh Anita Vijay Lakshmi Ravi Deepa Grace Daniel Sarah Marcus Jasmine Adrian Rachel Brandon Melissa Kelvin Joanne Ivan Stella Edwin Tina Oscar Nadia Umar Balqis Haziq Liyana Syafiq Aqilah Rizal Khairul'.split(
    ' ',
  );
const middle =
  'binti bin anak Ling Ming Hong Yan Fang Keong Seng Wah Peng Soon Choy Lian Kwan Boon Heng Kiat Loong Raj Kumar Devi Nair Singh Kaur Anand Rani Mani Das Huda Nadirah Hakim Azlan Ridzuan Shafie Yusri Hanim Suhaila Idris Jamil Karim Latif Mokhtar Noor Othman Putra Qistina Razak Salleh Taufik Wahab Yasmin Zulkifli Amran Bakri Daud Ehsan Fikri'.split(
    ' ',
  );
const family =
  'Tan Lim Lee Ng Wong Chan Chong Goh Teoh Ong Yap Khoo Cheah Foo Liew Rahman Abdullah Ismail Hassan Ibrahim Yusof Osman Hussein Zakaria Aziz Hamid Mansor Sulaiman Krishnan Subramaniam Pillai Fernandez Lourdes Jimbun Lasimbang Gomez Rozario Selvam Murugan Balan Raju Naidu Ganesan Menon Varma Chew Kong Lau Sim Tay Voon Wee Yong'.split(
    ' ',
  );

/** The name of person number `n`; the first 190,000 differ. */
export function nameOf(n: number): string {
  const step = given.length * middle.length;
  return [
    given[n % given.length],
    middle[Math.floor(n / given.length) % middle.length],
    family[Math.floor(n / step) % family.length],
  ].join(' ');
}

const array = (names: readonly string[]): string => `(array['${names.join("','")}'])`;

/** The same as an expression of SQL over the integer `n`. */
export const sqlName = `${array(given)}[1 + n % ${given.length}] || ' ' || ${array(middle)}[1 + n / ${given.length} % ${middle.length}] || ' ' || ${array(family)}[1 + n / ${given.length * middle.length} % ${family.length}]`;
