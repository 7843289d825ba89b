/** Kinds of work whose people speak alike, so that a story from one is no stranger to a question about the other. */
import { laterNeighbours, themes } from './anchors-list.ts';
import { once } from './once.ts';

const neighbours = `
customers: sales retail hotel fnb banking itsupport
sales: customers retail marketing procurement product
marketing: sales social design events data
retail: customers sales warehouse fnb accounting
events: marketing hotel fnb
accounting: audit tax finance banking payroll procurement
audit: accounting tax finance banking procurement
tax: accounting audit payroll
finance: accounting banking audit data procurement
banking: accounting finance customers audit legal
payroll: hr accounting
recruitment: hr training
hr: recruitment payroll training legal
training: hr teaching
admin: hr customers accounting
software: databases devops testing data product
databases: software data devops
data: databases software finance marketing
testing: software quality
devops: software network databases
network: devops itsupport
itsupport: network software customers
design: marketing product
project: product construction engineering software
manufacturing: quality maintenance warehouse safety engineering
quality: manufacturing lab testing
maintenance: manufacturing electrical engineering fabrication
fabrication: maintenance manufacturing construction
woodwork: construction fabrication
garments: manufacturing retail
electrical: maintenance engineering construction
engineering: construction manufacturing maintenance electrical
construction: engineering safety project electrical
safety: construction manufacturing warehouse maintenance logistics energy
warehouse: logistics retail manufacturing procurement safety
logistics: warehouse procurement driving
procurement: logistics warehouse accounting finance manufacturing
driving: logistics safety
nursing: eldercare pharmacy lab social
eldercare: nursing social teaching
pharmacy: nursing lab retail
lab: quality pharmacy
teaching: training social eldercare
kitchen: fnb hotel cleaning
fnb: kitchen hotel customers retail
hotel: fnb customers cleaning
cleaning: hotel kitchen
security: publicservice safety
legal: realestate hr
realestate: sales legal
agriculture: manufacturing safety
energy: maintenance electrical safety
library: admin teaching itsupport
media: marketing design translation
sport: teaching fitness
`;

/** For each theme the themes beside it, by index. */
export const nearThemes = once((): ReadonlyMap<number, ReadonlySet<number>> => {
  const index = new Map(themes.map(({ key }, i) => [key, i]));
  const near = new Map<number, Set<number>>();
  const join = (a: number, b: number): void => {
    near.set(a, (near.get(a) ?? new Set()).add(b));
  };
  for (const line of `${neighbours.trim()}\n${laterNeighbours.trim()}`.split('\n')) {
    const [key = '', others = ''] = line.split(': ');
    for (const other of others.split(' ')) {
      const a = index.get(key);
      const b = index.get(other);
      if (a === undefined || b === undefined) throw new Error(`Unknown theme in ${line}`);
      join(a, b);
      join(b, a);
    }
  }
  return near;
});
