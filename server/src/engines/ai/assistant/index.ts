export type Memory = object;
