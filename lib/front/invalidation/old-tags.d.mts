export function markTagOld(tag: string, at: number, expireSeconds?: number): void;
