import type { InputWrapperProps } from '@mantine/core';

type Order = NonNullable<InputWrapperProps['inputWrapperOrder']>;
const order: Order = ['label', 'input', 'description', 'error'];

/** Help stands under the field it is about. */
export const HELP_BELOW = { inputWrapperOrder: order };
