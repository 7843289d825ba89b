/** What the calls of applicants answer. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-applicants', {
  phone: 'Phone number must be 11 digits',
  pictureSaved: 'Profile picture updated successfully.',
  resumeSaved: 'Resume uploaded successfully. Let us do the job-hunting for you!',
  deleted: 'Your account has been deleted successfully.',
  resumeNoText:
    'No readable text was found in this resume: it seems to be a scan or a picture. Save it from your word processor as a PDF or DOCX with real text, and upload that.',
  resumeTooLarge: 'The resume holds too much to be read. Upload a shorter version.',
});
