/** What shows a hint (hint.tsx). */
import { Tooltip } from '@mantine/core';

export { Tooltip as Bubble };
