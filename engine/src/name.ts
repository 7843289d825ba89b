/** What the built-in engine is called in every analysis; known without loading it. */

/** Any change of marks for the same input needs a new version. */
export const builtinName = { name: 'built-in', version: '11', model: null } as const;
