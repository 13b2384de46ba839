export function markTagOld(tag: string, since: number, expireSeconds?: number): void;
