/** Which duties of a trade go without saying, and which an advert must name: posts that lead, branches of a trade, design at a bench. */
import type { Advert } from './advert.ts';

// Duties of whoever is in charge.
const leading =
  /^(?:leading (?!change|without|a class)|running (?:an? (?!clinic)|the office|wards)|people on the floor|discipline and leadership|contractors and contracts|projects and contractors|producing|supervising|hiring with managers|working as a partner|shifts)/;
const inCharge =
  /\b(?:manager|supervisor|lead|leader|head|chief|director|captain|foreman|superintendent|principal|partner|owner|coordinator|mandor)\b/i;
// What an office draws and a hand builds.
const designing = /^(?:design\b|designing|process design|power systems|circuit|drafting|statistics)/;
const handsOn =
  /\b(?:technician|mechanic|electrician|chargeman|wireman|operator|assistant|worker|installer|helper|apprentice|labourer|fitter|plumber|welder|attendant|aide)\b/i;
const clerk = /\b(?:teller|clerk|cashier|assistant|attendant|helper|aide|receptionist|trainee|intern)\b/i;

/** Branches that not everybody of the trade works in, by family. */
const branches: Readonly<Record<string, readonly string[]>> = {
  nursing: ['special units'],
  'allied-health': ['senses', 'exercise and home programmes'],
  'medical-lab': ['imaging'],
  kitchen: ['cooking for events'],
  hotel: ['tours and travel'],
  'food-beverage': ['bar and coffee'],
  banking: ['lending and credit', 'trade and payments', 'clients and wealth products'],
  'healthcare-admin': ['billing and coding'],
  electrical: ['design software'],
  automotive: ['body and electrical'],
  facilities: ['service requests and cost'],
  'education-admin': ['admitting students', 'programme coordination'],
  care: ['household'],
  'architecture-design': ['interiors'],
  'media-production': ['shooting', 'publishing'],
  game: ['level and narrative design', 'modelling and animation'],
  litigation: ['practice areas'],
};
/** Duties of the person whom an assistant or a clerk helps. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  dentistry: ['dental treatment'],
  retail: ['store results', 'running a store'],
  veterinary: ['treating animals'],
  medicine: ['procedures and emergencies'],
};

/** True where a criterion may be made of the duty: it is the plain core of the trade, or the advert speaks of it. */
export function isAskedFor(advert: Advert, family: string, label: string, named: readonly string[]): boolean {
  // "Shift work" speaks of nobody's rosters.
  const spoken = named.filter((one) => !/^shifts?\b/i.test(one)).length;
  if (leading.test(label)) return inCharge.test(advert.title) || advert.seniority >= 1 || spoken >= 2;
  if (spoken > 0) return true;
  if (designing.test(label) && handsOn.test(advert.title)) return false;
  if (clerk.test(advert.title) && ofOthers[family]?.includes(label)) return false;
  return branches[family]?.includes(label) !== true;
}
