/** The commonest passwords of known breaches, in lower case; imported only where they are refused, for it takes 20 MB. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** What people of the place also take, which an English list leaves out. */
const ofThePlace = ['merdeka', 'selamat', 'rahsia', 'katalaluan', 'kualalumpur', 'tanahair', 'malaysiaboleh'];

/** 49,233 that more than ten of ten million leaked accounts had, and those of the place. */
export const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...ofThePlace]);
