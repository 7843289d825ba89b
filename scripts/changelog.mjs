/** Reads and writes CHANGELOG.md, which keeps the form of Keep a Changelog 1.1. */
import { parser, Release } from 'keep-a-changelog';

/** What is wrong with its text beside the version of the product, a line each. */
export function changelogFaults(text, version) {
  const lines = [];
  let changelog;
  try {
    changelog = read(text);
  } catch (error) {
    return [`CHANGELOG.md: ${error.message}`];
  }
  const [first, ...released] = changelog.releases;
  if (!isUnreleased(first) || released.some(isUnreleased))
    lines.push('CHANGELOG.md: one Unreleased stands, above all versions.');
  const newest = released.at(0)?.version;
  if (newest && newest !== version)
    lines.push(`CHANGELOG.md: the newest version is ${newest}, that of package.json ${version}.`);
  const wanted = changelog.toString();
  if (wanted !== text) lines.push(`CHANGELOG.md: ${difference(text, wanted)}`);
  return lines;
}

/** The text of a version, or of what is not released yet, without its heading; empty where nothing changed. */
export function notesOf(text, version) {
  const found = read(text).findRelease(version);
  return found?.toString({ format: 'markdownlint' }).split('\n').slice(1).join('\n').trim() ?? '';
}

/** The whole text with what was not released as `version` of a day (`2026-11-26`). */
export function withVersion(text, version, day) {
  const changelog = read(text);
  const release = changelog.findRelease();
  release.setVersion(version);
  release.setDate(day);
  return changelog.addRelease(new Release()).toString();
}

function read(text) {
  const changelog = parser(text);
  changelog.format = 'markdownlint';
  return changelog;
}

function isUnreleased(release) {
  return release !== undefined && !release.version && !release.date;
}

function difference(text, wanted) {
  const [there, lines] = [text.split('\n'), wanted.split('\n')];
  const at = lines.findIndex((line, index) => line !== there[index]);
  return `line ${at + 1} should be "${lines[at] ?? ''}" and is "${there[at] ?? ''}".`;
}
