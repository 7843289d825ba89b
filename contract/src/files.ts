/** Files by signed link. */
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

export const files = {
  signed: endpoint({
    method: 'GET',
    path: '/api/files/{token}',
    params: { token: text(2000, 'A token is required') },
    access: 'public',
    summary: 'A file by a link that was signed for 15 minutes',
    response: 'bytes',
    ranges: true,
    errors: ['not_found'],
  }),
};
