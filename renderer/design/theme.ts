import { Button, Checkbox, createTheme, Input, InputWrapper, Switch } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

/** The one accent colour. Shade 8 is the primary of the tokens; white text on it has a contrast of 6.7. */
const accent: MantineColorsTuple = [
  '#eaf2fb',
  '#dcebfa',
  '#b5d3f1',
  '#8cc6fa',
  '#6db3f2',
  '#4a97dc',
  '#2f7fd1',
  '#1a6dc0',
  '#0b5cad',
  '#094b8e',
];

/** Mantine's theme: the same in light and dark, because colours come from the tokens. */
export const theme = createTheme({
  colors: { accent },
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 8 },
  fontFamily: "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Open Sans', sans-serif",
  defaultRadius: 4,
  cursorType: 'pointer',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: { fontWeight: '600' },
  components: {
    Button: Button.extend({
      vars: () => ({
        root: { '--button-height': 'auto', '--button-padding-x': '0.75rem', '--button-fz': '0.875rem' },
      }),
    }),
    Input: Input.extend({
      vars: () => ({
        wrapper: {
          '--input-height': 'var(--control-height)',
          '--input-fz': '0.875rem',
          '--input-size': 'var(--control-height)',
        },
      }),
    }),
    InputWrapper: InputWrapper.extend({
      vars: () => ({
        label: { '--input-label-size': '0.875rem', '--input-asterisk-color': 'var(--color-muted)' },
        error: { '--input-error-size': '0.8125rem' },
        description: { '--input-description-size': '0.8125rem' },
        success: {},
      }),
    }),
    Switch: Switch.extend({ defaultProps: { size: 'md' } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'sm' } }),
  },
});

/** Gives Mantine's variables the values of the tokens, so that both schemes follow tokens.css. */
export const mantineVariables: CSSVariablesResolver = () => ({ variables: {}, light: TOKENS, dark: TOKENS });

const TOKENS = {
  '--mantine-color-body': 'var(--color-ground)',
  '--mantine-color-text': 'var(--color-body)',
  '--mantine-color-bright': 'var(--color-body)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-placeholder': 'var(--color-placeholder)',
  '--mantine-color-anchor': 'var(--color-link)',
  '--mantine-color-error': 'var(--color-error)',
  '--mantine-color-default': 'var(--color-ground-raised)',
  '--mantine-color-default-hover': 'var(--color-hover)',
  '--mantine-color-default-color': 'var(--color-body)',
  '--mantine-color-default-border': 'var(--color-border)',
  '--mantine-color-accent-filled': 'var(--color-primary)',
  '--mantine-color-accent-filled-hover': 'var(--color-primary-hover)',
  '--mantine-primary-color-filled': 'var(--color-primary)',
  '--mantine-primary-color-filled-hover': 'var(--color-primary-hover)',
  '--mantine-color-accent-light': 'var(--color-selected)',
  '--mantine-color-accent-light-hover': 'var(--color-selected)',
  '--mantine-color-accent-light-color': 'var(--color-link)',
  '--mantine-color-accent-outline': 'var(--color-link)',
  '--mantine-color-disabled-color': 'var(--color-muted)',
} as const;
