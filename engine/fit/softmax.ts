/** Softmax regression over sparse rows, by AdaGrad in a fixed order: the same rows give the same weights. */

/** A row: which columns it has, and their values. */
export type Row = { readonly columns: ArrayLike<number>; readonly values: ArrayLike<number> };
export type Example = { readonly row: Row; readonly label: number; readonly weight: number };
export type Softmax = { readonly weights: Float64Array; readonly bias: Float64Array };

type Settings = {
  readonly columns: number;
  readonly classes: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
};

/** Fits weights (columns × classes); `decay` is the L2 penalty of a weight each time that its column is seen. */
export function fitSoftmax(examples: readonly Example[], settings: Settings): Softmax {
  const { columns, classes, epochs } = settings;
  const weights = new Float64Array(columns * classes);
  const squares = new Float64Array(columns * classes).fill(1e-6);
  const bias = new Float64Array(classes);
  const order = examples.map((_, i) => i);
  let state = 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const i of order) {
      const example = examples[i];
      if (example) step(example, { weights, squares, bias }, settings);
    }
  }
  return { weights, bias };
}

function step(
  { row, label, weight }: Example,
  { weights, squares, bias }: Softmax & { squares: Float64Array },
  { classes, rate, decay }: Settings,
): void {
  const error = probabilities(row, { weights, bias });
  error[label] = (error[label] ?? 0) - 1;
  for (let k = 0; k < classes; k++) bias[k] = (bias[k] ?? 0) - 0.01 * weight * (error[k] ?? 0);
  for (let f = 0; f < row.columns.length; f++) {
    const at = (row.columns[f] ?? 0) * classes;
    const value = (row.values[f] ?? 0) * weight;
    for (let k = 0; k < classes; k++) {
      const slope = (error[k] ?? 0) * value + decay * (weights[at + k] ?? 0);
      const square = (squares[at + k] ?? 0) + slope * slope;
      squares[at + k] = square;
      weights[at + k] = (weights[at + k] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

/** The share of each class for a row. */
export function probabilities(row: Row, { weights, bias }: Softmax): Float64Array {
  const classes = bias.length;
  const sums = Float64Array.from(bias);
  for (let f = 0; f < row.columns.length; f++) {
    const at = (row.columns[f] ?? 0) * classes;
    const value = row.values[f] ?? 0;
    for (let k = 0; k < classes; k++) sums[k] = (sums[k] ?? 0) + (weights[at + k] ?? 0) * value;
  }
  const top = Math.max(...sums);
  let all = 0;
  for (let k = 0; k < classes; k++) all += sums[k] = Math.exp((sums[k] ?? 0) - top);
  return sums.map((one) => one / all);
}
