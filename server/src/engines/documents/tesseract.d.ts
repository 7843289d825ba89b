/** What is used of a package whose types its `exports` leave out. */
declare module 'tesseract-wasm' {
  export interface TextItem {
    rect: { left: number; top: number; right: number; bottom: number };
    /** Bits of `layoutFlags`. */
    flags: number;
    /** 0 to 1. */
    confidence: number;
    text: string;
  }
  export const layoutFlags: { StartOfLine: number; EndOfLine: number };
  export interface OCREngine {
    loadModel(model: Uint8Array): void;
    /** Four bytes a pixel, which have a buffer of their own. */
    loadImage(image: { width: number; height: number; data: Uint8ClampedArray }): void;
    /** In the order of reading. */
    getTextBoxes(unit: 'line' | 'word'): TextItem[];
    /** By how many degrees it was turned clockwise, as a guess. */
    getOrientation(): { rotation: number; confidence: number };
  }
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
