/** Telephone numbers, judged by `libphonenumber-js`; one without a country's code is Malaysian. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

const home = 'MY';
const eleven = /^\d{11}$/;

/** The number that a text is, or null. */
function read(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: home, extract: false });
  return number?.isValid() ? number : null;
}

/** A number as it is stored: E.164, or the eleven digits that the specification takes of whatever plan; null where it is none. */
export function phoneOf(text: string): string | null {
  const digits = text.replace(/[\s().+-]/g, '');
  return read(text)?.number ?? read(digits)?.number ?? (eleven.test(digits) ? digits : null);
}

/** What the calls answer: the digits that are dialled at home, E.164 of another country. `stored` may be empty. */
export function phoneDigits(stored: string): string {
  const number = read(stored);
  return number?.country === home ? number.formatNational().replace(/\D/g, '') : (number?.number ?? stored);
}

/** As people write it: "012-345 6789", "+65 6123 4567". `stored` may be empty. */
export function phoneText(stored: string): string {
  const number = read(stored);
  return number ? (number.country === home ? number.formatNational() : number.formatInternational()) : stored;
}
