/** The administrator's dashboard. */
export function DashboardPage() {
  return null;
}
