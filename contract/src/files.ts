/** Files by signed link, and the one kind of file that is public: a company's logo. */
import { endpoint } from './endpoint.ts';
import { id, text } from './fields.ts';

export const files = {
  signed: endpoint({
    method: 'GET',
    path: '/api/files/{token}',
    params: { token: text(2000, 'A token is required') },
    access: 'public',
    summary: 'A file by a link that was signed for 15 minutes',
    response: 'bytes',
    errors: ['not_found'],
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/files/logos/{companyId}/{version}',
    params: { companyId: id, version: id },
    access: 'public',
    summary: "A company's logo",
    response: 'bytes',
    errors: ['not_found'],
  }),
};
