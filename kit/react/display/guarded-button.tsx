import { Button, type ButtonProps, Tooltip } from '@mantine/core';

type Props = Omit<ButtonProps, 'disabled'> & {
  readonly label: string;
  /** Null: enabled. */
  readonly whyNot: string | null;
  readonly onPress: () => void;
};

/** Disabled but focusable: the reason is its tooltip and description. */
export function GuardedButton({ label, whyNot, onPress, ...look }: Props) {
  if (whyNot === null) {
    return (
      <Button variant="default" {...look} onClick={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip label={whyNot} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        {...look}
        data-disabled
        aria-disabled
        aria-description={whyNot}
        onClick={(event) => event.preventDefault()}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
