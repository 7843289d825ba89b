/**
 * Comes first of all: schemas try, as they are made, whether they may write functions at run time, which the page's
 * policy forbids and browsers report. Zod looks here for its settings; naming zod itself would load it with every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
