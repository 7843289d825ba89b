/** Pages of one file that are pictures and have their letters recognised; each takes five to twelve seconds. */
export const mostRecognisedPages = 5;
