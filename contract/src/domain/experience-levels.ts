/** The experience that a job asks for, as a person reads it. */

const labels: Record<string, string> = {
  entry: 'Entry',
  intermediate: 'Intermediate',
  senior: 'Senior/Manager',
  'c-suite': 'C-suite',
};

/** "senior" → "Senior/Manager". */
export function experienceText(level: string): string {
  return labels[level] ?? level;
}
