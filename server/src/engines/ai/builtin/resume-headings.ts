/** Knows the headings of a resume in English and Malay, alone on a line or at its beginning. */
import type { ResumeSection } from './resume-structure.ts';
import type { Span } from './text.ts';

const headings: readonly [ResumeSection, RegExp][] = [
  [
    'experience',
    /^(?:(?:professional|work|working|employment|career|relevant|job|internship|industrial|related|project|teaching|clinical|military|other|additional|previous|volunteer)? ?(?:experiences?|history|background|employment|record)|employment|career(?: (?:history|highlights|path|progression))?|jobs?(?: held| history)?|(?:positions?|posts?) held|projects?|key projects|internships?|(?:latar belakang )?pekerjaan|pengalaman(?: (?:be)?kerja(?:an)?)?|latihan industri)$/i,
  ],
  [
    'skills',
    /^(?:(?:technical|core|key|professional|computer|additional|soft|hard|other|relevant|it|language|personal|special)? ?(?:skills?(?: (?:summary|set|highlights|and .{3,20}|& .{3,20}))?|competenc(?:y|ies)|qualifications|strengths|proficiencies|expertise)|highlights|skill highlights|areas of expertise|tools|technologies|technical (?:proficiency|summary|knowledge)|software|languages?|kemahiran(?: (?:teknikal|komputer|bahasa))?|kebolehan|bahasa|tech stack|toolbox|core strengths)$/i,
  ],
  [
    'education',
    /^(?:education(?:al)?(?: (?:background|history|and .{3,20}|& .{3,20}|qualifications?))?|academic (?:background|qualifications?|history)|academics?|qualification|coursework|relevant coursework|studies|schooling|(?:latar belakang |taraf )?pendidikan|kelayakan(?: akademik)?)$/i,
  ],
  [
    'certificates',
    /^(?:certificat(?:es?|ions?)(?: (?:and|&) .{3,20})?|licen[sc]es?(?: (?:and|&) .{3,20})?|licensure|professional (?:certifications?|qualifications?|licenses?|memberships?|development|affiliations)|credentials|training(?:s)?(?: (?:and|&) .{3,20})?|courses|sijil(?: profesional)?|kursus(?: dan latihan)?)$/i,
  ],
  // What somebody hopes for is not what they did.
  [
    'wish',
    /^(?:(?:professional|career|personal|job|employment|work)? ?(?:objectives?|goals?|aspirations?)|career focus|(?:position|job|role|post) (?:applied for|desired|sought|wanted)|objektif(?: kerjaya)?|jawatan dipohon)$/i,
  ],
  [
    'summary',
    /^(?:(?:professional|career|executive|personal|qualifications|work)? ?(?:summary|profile|overview)|summary of (?:qualifications|skills)|about me|ringkasan(?: (?:profil|profesional))?|profil(?: peribadi)?|tentang saya)$/i,
  ],
  [
    'other',
    /^(?:interests?|hobbies|references?|referees?|personal (?:details|particulars|information)|additional information|affiliations|memberships?|publications|awards?(?: (?:and|&) .{3,20})?|honou?rs|activities(?: and .{3,20})?|extracurricular activities|accomplishments|achievements|community service|volunteer(?:ing)?|declaration|contact|rujukan|hobi|(?:maklumat|butiran) peribadi|aktiviti(?: kokurikulum)?|pencapaian)$/i,
  ],
];
const headingWords =
  /^(?:(?:Professional|Career|Executive|Work|Technical|Core|Key|Employment|Relevant|Educational) )?(?:Summary|Profile|Experience|History|Skills|Qualifications|Background|Objective|Overview|Highlights|Education|Accomplishments|Certifications|Interests|References|Languages)(?=:| )/i;

/** The section a line begins, with the place where its content starts; null where it is no heading. */
export function headingOf(text: string, line: Span): { kind: ResumeSection | null; from: number } {
  const content = text.slice(line.start, Math.min(line.end, line.start + 60));
  const colon = content.indexOf(':');
  const whole =
    line.end - line.start < 50 ? content.replace(/[\u2022:_\-=.\s]+$/g, '').replace(/^[\u2022\s\d.]+/, '') : '';
  const named = headings.find(([, pattern]) => pattern.test(whole));
  if (named) return { kind: named[0], from: line.end };
  const head =
    colon > 2 ? content.slice(0, colon).replace(/^[\u2022\s]+/, '') : (headingWords.exec(content)?.[0] ?? '');
  const inline =
    head !== '' && (colon > 2 || line.end - line.start > 300) ? headings.find(([, p]) => p.test(head)) : undefined;
  // "Languages: …" inside a skills section stays what it is, a list.
  return inline
    ? { kind: inline[0], from: line.start + content.indexOf(head) + head.length + (colon > 2 ? 1 : 0) }
    : { kind: null, from: line.start };
}
