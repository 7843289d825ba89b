/** What is known of occupations, skills and tools: concepts, their names and their kinds. */

export { type Lists, listsOf, startsOf, turned } from './lists.ts';
export { type Concept, type ConceptId, type ConceptType, type Knowledge, loadKnowledge } from './load.ts';
export { meets, met, strengths, type Unit, unitsOf } from './meets.ts';
export { type Passage, readPassage, readRequirement } from './passage.ts';
export type { Term } from './term.ts';
export { namesJob, namesWork, titlesIn, workIn } from './work.ts';
