export function SuperuserFrame() {
  return null;
}
