/** What the thread of the encoder and the one that asks it both see. */
export type Shared = { state: Int32Array; vector: Float32Array };
export const waiting = 0;
export const answered = 1;
export const failed = 2;
/** Numbers of a vector. */
export const dimensions = 512;
