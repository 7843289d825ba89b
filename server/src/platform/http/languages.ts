/** In which language a call is answered. */
import { english, type Language } from '@saring/contract/words';
import { pseudo } from '@saring/contract/words/pseudo';

const languages: ReadonlyMap<string, Language> = new Map([english, pseudo].map((one) => [one.tag.toLowerCase(), one]));

/** The first language of `Accept-Language` that there is; English where there is none of them. */
export function languageOf(accepted: string | undefined): Language {
  const asked = (accepted ?? '').slice(0, 200).split(',');
  const tags = asked.map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '');
  // A person of Malaysia reads what is in Malay: `ms-MY` is served by `ms`.
  const known = tags.flatMap((tag) => [tag, tag.split('-')[0] ?? '']).find((tag) => languages.has(tag));
  return languages.get(known ?? english.tag) ?? english;
}
