/** The room's door: the engine interface with what goes in and comes out; who makes an engine imports it by its own name. */
export * from '#assistant/index.ts';
export type { ModelSettings } from '#model/chat.ts';
export { otherNames } from '#redaction/other-names.ts';
export { type Hidden, type Known, type Redacted, redactedBy, redactionVersion, withheld } from '#redaction/redacted.ts';
export type * from './engine.ts';
export { builtinName } from './name.ts';
export type * from './types.ts';
