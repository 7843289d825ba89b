/** Answers to one question, from nothing to acts with a measured result. */

export interface Ladder {
  field: string;
  question: string;
  criterion: string;
  /** Conduct is asked for and no trade: a story from any work may answer it. */
  conduct?: true;
  /** Off topic, claims in general, particulars on the topic, own acts, acts and a measured result: anchors 1 to 5; 0 is silence. */
  answers: readonly [string, string, string, string, string];
}
