/** Runs on the audio thread: hands the samples out in blocks with their loudness, untouched by whatever the page does. */

// The compiler's library does not know the audio thread's own names.
declare const registerProcessor: (name: string, processor: unknown) => void;
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort };

const blockLength = 2048; // 128 ms at 16 kHz

class RecorderProcessor extends AudioWorkletProcessor {
  block = new Float32Array(blockLength);
  filled = 0;

  constructor() {
    super();
    // Whoever stops in the middle of a block asks for the rest of it.
    this.port.onmessage = () => {
      this.send();
      this.port.postMessage('flushed');
    };
  }

  process([input]: Float32Array[][]): boolean {
    const samples = input?.[0];
    if (!samples) return true;
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + blockLength - this.filled);
      this.block.set(part, this.filled);
      this.filled += part.length;
      at += part.length;
      if (this.filled === blockLength) this.send();
    }
    return true;
  }

  send(): void {
    if (this.filled === 0) return;
    const samples = this.block.slice(0, this.filled);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    this.port.postMessage({ samples, level: Math.sqrt(sum / samples.length) }, [samples.buffer]);
    this.filled = 0;
  }
}

registerProcessor('recorder', RecorderProcessor);
