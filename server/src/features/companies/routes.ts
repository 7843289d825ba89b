/** Binds the company calls. */
import { api } from '@saring/contract';
import { fileById, sendFile } from '#features/files/index.ts';
import { inScope } from '#platform/db/scope.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { logoUrl, ownCompany, saveLogo, saveProfile } from './actions.ts';
import { type CompanyRow, companyById } from './store.ts';
import { words } from './words.ts';

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
      if (!company.profileSavedAt) throw fail('not_found', words.later('incomplete'));
      return profileOf(company);
    }),
    bind(api.companies.saveProfile, async ({ params, body }, { actor, language }) => {
      const company = await saveProfile(world, actor, params.username, body);
      return { ...profileOf(company), message: words(language)('saved') };
    }),
    bind(api.companies.savePicture, async ({ params, files }, { actor, language }) => {
      const company = await saveLogo(world, actor, params.username, files.profilePicture);
      return { message: words(language)('logoSaved'), companyPictureUrl: logoUrl(company) ?? '' };
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
