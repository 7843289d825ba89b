/** Truncated singular value decomposition of sparse rows, by subspace iteration from a fixed start (latent semantic analysis). */
import type { Row } from './softmax.ts';

/** The right singular vectors of the rows: columns × rank, each of length 1. */
export function rightVectors(rows: readonly Row[], columns: number, rank: number, rounds = 5): Float64Array {
  let state = 7;
  let vectors: Float64Array = new Float64Array(columns * rank).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296 - 0.5;
  });
  orthogonalise(vectors, columns, rank);
  for (let round = 0; round < rounds; round++) {
    const left = times(rows, vectors, rank);
    orthogonalise(left, rows.length, rank);
    vectors = timesTransposed(rows, left, columns, rank);
    orthogonalise(vectors, columns, rank);
  }
  return vectors;
}

function times(rows: readonly Row[], vectors: Float64Array, rank: number): Float64Array {
  const product = new Float64Array(rows.length * rank);
  for (const [i, { columns, values }] of rows.entries())
    for (let f = 0; f < columns.length; f++) {
      const at = (columns[f] ?? 0) * rank;
      const value = values[f] ?? 0;
      for (let k = 0; k < rank; k++)
        product[i * rank + k] = (product[i * rank + k] ?? 0) + value * (vectors[at + k] ?? 0);
    }
  return product;
}

function timesTransposed(rows: readonly Row[], left: Float64Array, count: number, rank: number): Float64Array {
  const product = new Float64Array(count * rank);
  for (const [i, { columns, values }] of rows.entries())
    for (let f = 0; f < columns.length; f++) {
      const at = (columns[f] ?? 0) * rank;
      const value = values[f] ?? 0;
      for (let k = 0; k < rank; k++) product[at + k] = (product[at + k] ?? 0) + value * (left[i * rank + k] ?? 0);
    }
  return product;
}

/** Gram-Schmidt over the columns of a matrix of `count` × `rank`. */
function orthogonalise(matrix: Float64Array, count: number, rank: number): void {
  for (let a = 0; a < rank; a++) {
    for (let b = 0; b < a; b++) {
      let product = 0;
      for (let i = 0; i < count; i++) product += (matrix[i * rank + a] ?? 0) * (matrix[i * rank + b] ?? 0);
      for (let i = 0; i < count; i++)
        matrix[i * rank + a] = (matrix[i * rank + a] ?? 0) - product * (matrix[i * rank + b] ?? 0);
    }
    let square = 0;
    for (let i = 0; i < count; i++) square += (matrix[i * rank + a] ?? 0) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let i = 0; i < count; i++) matrix[i * rank + a] = (matrix[i * rank + a] ?? 0) / length;
  }
}
