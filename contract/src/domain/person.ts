/** What is kept of a person, field by field: whatever treats personal data reads it here and fails the compiler on a new field. */

/**
 * What a field is of a person. Every field is withheld in a review without names and stands in the download of the own data;
 * `name`, `contact` and `place` are masked before anything is scored; those, `account`, `birth` and `reference` are looked for in texts
 * that are shown without names.
 */
type Kind = 'account' | 'name' | 'contact' | 'place' | 'birth' | 'reference' | 'attribute' | 'words' | 'file';
type Fields = Record<string, Kind>;

/** Of the profile. */
export const profileFields = {
  fullName: 'name',
  phone: 'contact',
  address: 'place',
  contactEmail: 'contact',
  age: 'attribute',
  gender: 'attribute',
  birthDate: 'birth',
  description: 'words',
  pictureFileId: 'file',
  resumeFileId: 'file',
} as const satisfies Fields;

/** Of an application, as they stood when the person applied. */
export const submittedFields = {
  username: 'account',
  fullName: 'name',
  contactEmail: 'contact',
  phone: 'contact',
  address: 'place',
  reference1: 'reference',
  reference2: 'reference',
  reference3: 'reference',
  expectedSalary: 'words',
  position1: 'words',
  position2: 'words',
  resumeFileId: 'file',
  certificationFileId: 'file',
  pictureFileId: 'file',
} as const satisfies Fields;

export type ProfileField = keyof typeof profileFields;
export type SubmittedField = keyof typeof submittedFields;

type Of<F extends Fields, K extends Kind> = { [Name in keyof F]: F[Name] extends K ? Name : never }[keyof F];
type Telling = 'account' | 'name' | 'contact' | 'place' | 'birth' | 'reference';
/** Fields whose words tell who somebody is, wherever they stand. */
export type TellingProfileField = Of<typeof profileFields, Telling>;
export type TellingSubmittedField = Of<typeof submittedFields, Telling>;
/** Fields that the scorer never sees. */
export type MaskedField = Of<typeof submittedFields, 'name' | 'contact' | 'place'>;
/**
 * What is left of the fields of a person once each has been treated: nothing, or the compiler says which was forgotten, as in
 * `const { fullName, phone, ...left }: Pick<Row, MaskedField> = row; left satisfies NothingLeft`.
 */
export type NothingLeft = Record<string, never>;
