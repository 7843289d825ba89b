/** How names of companies are compared: what reads the same is the same name, what looks alike has the same skeleton. */
import { websiteAddress } from '@saring/contract/domain';
import unhomoglyph from 'unhomoglyph';

/** Without regard to width, case, white space and what nobody sees; two companies never have the same. */
export function nameKey(name: string): string {
  const seen = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  // Upper case first: that is what makes one of ß and ss, and of the three forms of sigma.
  const folded = seen.toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replace(/[\s\u2800]+/gu, ' ').trim();
}

/** Letters of every script by the Latin ones they look like (Unicode's confusables), in any case: the capital I looks like an l. */
function alike(text: string): string {
  return unhomoglyph(text).toLowerCase().replaceAll('i', 'l');
}

/** Equal for names that look alike; null where a name has neither letters nor digits. Accents of Latin letters and punctuation count for nothing. */
export function skeletonOf(name: string): string | null {
  const seen = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD');
  // Twice, as capitals and small letters look like different ones.
  const latin = alike(alike(seen)).normalize('NFD');
  return latin.replace(/(?<=\p{Script=Latin})\p{M}+|[^\p{L}\p{M}\p{N}]/gu, '') || null;
}

/** What is kept beside a name. */
export function compared(name: string) {
  return { nameKey: nameKey(name), keyedName: name, skeleton: skeletonOf(name) };
}

/** The host that a website names, in one spelling; null where there is none. */
export function hostOf(website: string | null): string | null {
  const address = website && websiteAddress(website);
  if (!address || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\.|\.$/g, '');
}
