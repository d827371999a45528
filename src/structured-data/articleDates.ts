export interface ArticleDays {
  /** Date of the article. */
  readonly day: string;
  /** Date of its teaser. */
  readonly teaserDay: string;
}

/**
 * The dates of a blog article (docs/behaviour.md, "Articles").
 * @param days dates of the form `2025-04-26`
 * @returns the publication date, and the date of the last change, which is never earlier
 */
export const articleDates = ({ day, teaserDay }: ArticleDays) => ({
  published: teaserDay,
  modified: day > teaserDay ? day : teaserDay,
});
