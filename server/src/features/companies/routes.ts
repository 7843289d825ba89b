/** Binds the company calls. */
import { api } from '@saring/contract';
import { fileById, sendFile } from '#features/files/index.ts';
import { type Binding, bind } from '#platform/bind.ts';
import { fail } from '#platform/fail.ts';
import { inScope } from '#platform/scope.ts';
import type { World } from '#world';
import { logoUrl, ownCompany, saveLogo, saveProfile } from './actions.ts';
import { type CompanyRow, companyById } from './store.ts';

function profileOf(company: CompanyRow) {
  return {
    username: company.id,
    companyName: company.name,
    industry: company.industry ?? '',
    description: company.description ?? '',
    location: company.location ?? '',
    contactEmail: company.contactEmail ?? '',
    website: company.website ?? '',
    employees: company.employees ?? '',
    dateFounded: company.dateFounded ?? '',
    companyPictureUrl: logoUrl(company),
    status: company.status,
    updatedAt: company.profileSavedAt?.toISOString() ?? '',
  };
}

export function companiesBindings(world: World): Binding[] {
  return [
    bind(api.companies.profile, async ({ params }, { actor }) => {
      const company = await ownCompany(world, actor, params.username);
      if (!company.profileSavedAt) throw fail('not_found', 'The company profile is not complete yet.');
      return profileOf(company);
    }),
    bind(api.companies.saveProfile, async ({ params, body }, { actor }) => {
      const company = await saveProfile(world, actor, params.username, body);
      return { ...profileOf(company), message: 'Profile updated successfully.' };
    }),
    bind(api.companies.savePicture, async ({ params, files }, { actor }) => {
      const company = await saveLogo(world, actor, params.username, files.profilePicture);
      return { message: 'Your company logo has been updated successfully.', companyPictureUrl: logoUrl(company) ?? '' };
    }),
    bind(api.companies.logo, async ({ params }, call) => {
      const company = await companyById(world.db, params.companyId);
      const logo = company?.logoFileId === params.version ? params.version : null;
      const file = logo ? await inScope({ role: 'visitor', fileId: logo }, () => fileById(world.db, logo)) : null;
      if (!file) throw fail('not_found');
      await sendFile(world, call.reply, file, 'public, max-age=31536000, immutable');
    }),
  ];
}
