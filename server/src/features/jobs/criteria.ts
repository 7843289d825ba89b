/** Proposing the five criteria, from a stored job, a file that has just been sent, or text. */
import type { UploadedFile } from '@saring/contract';
import { type FileRow, fileById } from '#features/files/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { Fail, fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { ownJob } from './actions.ts';
import { readDocument, readUpload } from './description.ts';
import { sourceOf } from './rules.ts';

interface Source {
  title: string;
  department?: string;
  fileText: string;
  info: string;
  infoFirst: boolean;
  /** Criteria that are there already. */
  without?: readonly string[];
}

async function propose(world: World, actor: Actor, input: Source) {
  const { source, text } = sourceOf(input);
  if (text.trim() === '') throw fail('no_job_source');
  const criteria = await world.engines.ai.criteria(
    { title: input.title, department: input.department, description: text, without: input.without },
    actor.companyId ? { companyId: actor.companyId } : undefined,
  );
  return {
    criteria: criteria.map((criterion) => criterion.text),
    levels: criteria.map((criterion) => criterion.levels),
    sources: criteria.map((criterion) => criterion.source?.text ?? null),
    source,
  };
}

/** Reads a stored file; where there are other words to go by, an unreadable one is left out. */
async function readOr(world: World, file: FileRow, dispensable: boolean) {
  try {
    return await readDocument(world, () => world.files.get(file.key), file.kind);
  } catch (error) {
    if (dispensable && error instanceof Fail) return null;
    throw error;
  }
}

export interface CriteriaRequest {
  jobId?: string;
  companyId?: string;
  jobTitle?: string | null;
  department?: string | null;
  prioritizeAdditionalInfo?: boolean;
  additionalInfo?: string | null;
  jobInfo?: string | null;
  without?: string[];
}

/** From a stored job (its file and information) or from `jobInfo` alone. */
export async function criteriaFromJob(world: World, actor: Actor, request: CriteriaRequest) {
  const infoFirst = request.prioritizeAdditionalInfo ?? false;
  const given = request.additionalInfo ?? '';
  if (!request.jobId) {
    const info = [request.jobInfo ?? '', given].filter((part) => part !== '').join('\n\n');
    return propose(world, actor, {
      title: request.jobTitle ?? '',
      department: request.department ?? undefined,
      fileText: '',
      info,
      infoFirst,
      without: request.without,
    });
  }
  const job = await ownJob(world, actor, request.companyId ?? actor.companyId ?? '', request.jobId);
  const file = job.descriptionFileId ? await fileById(world.db, job.descriptionFileId) : null;
  const info = given || job.otherInfo;
  const document = file ? await readOr(world, file, info !== '') : null;
  return propose(world, actor, {
    title: request.jobTitle || job.title,
    department: request.department || job.department,
    fileText: document?.text ?? '',
    info,
    infoFirst,
    without: request.without,
  });
}

export async function criteriaFromFile(
  world: World,
  actor: Actor,
  file: UploadedFile,
  extra: {
    additionalInfo?: string | null;
    prioritizeAdditionalInfo?: boolean;
    jobTitle?: string | null;
    department?: string | null;
    without?: string[];
  },
) {
  const document = await readUpload(world, file);
  return propose(world, actor, {
    title: extra.jobTitle ?? '',
    department: extra.department ?? undefined,
    fileText: document.text,
    info: extra.additionalInfo ?? '',
    infoFirst: extra.prioritizeAdditionalInfo ?? false,
    without: extra.without,
  });
}
