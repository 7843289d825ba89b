/** The five rules of a password, one by one, so that a person sees which is still missing. */

export const passwordRules = [
  { text: 'At least 8 characters', holds: (value: string) => value.length >= 8 },
  { text: 'A lowercase letter', holds: (value: string) => /[a-z]/.test(value) },
  { text: 'An uppercase letter', holds: (value: string) => /[A-Z]/.test(value) },
  { text: 'A digit', holds: (value: string) => /\d/.test(value) },
  { text: 'A special character', holds: (value: string) => /[!@#$%^&*(),.?":{}|<>]/.test(value) },
] as const;
