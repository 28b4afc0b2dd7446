/** Parts of a path or link between which a line may break: each ends with its slashes or underscores. */
export function breakableParts(text: string): readonly string[] {
  return text.match(/[^/_]+[/_]*|[/_]+/gu) ?? [];
}
