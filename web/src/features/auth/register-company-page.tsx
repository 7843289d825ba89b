export function RegisterCompanyPage() {
  return null;
}
