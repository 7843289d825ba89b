/** Why a file is refused, and what to do. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('files', {
  tooLarge: 'The file is larger than {megabytes} MB. Upload a smaller one.',
  notAccepted: 'This type of file is not accepted. Upload a {kinds} file.',
  empty: 'The file is empty. Choose another file, or save it again and upload that.',
  noEnding: 'The file name has no ending, such as .pdf. Rename it and try again.',
  isText: 'The name says {name}, but the content is plain text. Save it as a real {name} file and upload that.',
  isOther: 'The name says {name}, but the content is a {kind} file. Save it as a real {name} file and upload that.',
  isElse: 'The name says {name}, but the content is something else. Save it as a real {name} file and upload that.',
  isRich: 'The name says {name}, but the content is rich text (RTF). Open it, save it as PDF or DOCX, and upload that.',
  oldWord: 'The file was made by a version of Word before 97. Open it, save it as PDF or DOCX, and upload that.',
  damaged: 'The file is damaged or not complete. Save or download it again and upload the new copy.',
  locked: 'The file is protected by a password. Remove the password and upload it again.',
  picture: 'This picture could not be read. Export it again as PNG or JPG and upload that file.',
});
