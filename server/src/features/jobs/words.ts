/** What the calls of jobs answer. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-jobs', {
  posted: 'Job Posted Successfully!',
  updated: 'Job Updated Successfully!',
  inactivated: 'The job posting has been successfully inactivated.',
  deleted: 'The job was deleted.',
  found: 'Found',
  descriptionRequired: 'Job description is required',
  descriptionUnreadable:
    'No readable text was found in the description file. Upload a text version, or paste the text instead.',
  processed: 'The job description was processed.',
  processing: 'The job description is still being processed.',
});
