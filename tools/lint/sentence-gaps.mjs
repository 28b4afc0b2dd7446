const MESSAGE =
  'Write one message, or joinSentences of libs/wording: a blank after the Chinese full stop is a defect.';

/** A blank in JSX, as `{' '}`. */
const BLANK = "JSXExpressionContainer[expression.value=' ']";

/** A message that ends a sentence, within a text that is itself no message. */
const SENTENCE_IN_TEXT =
  ":not(TaggedTemplateExpression) > TemplateLiteral > TaggedTemplateExpression[tag.name='t'] > TemplateLiteral > TemplateElement:last-child[value.raw=/[.!?]$/]";

/** Lint selectors of a blank between two messages, which Chinese does not have. */
export const SENTENCE_RESTRICTIONS = [
  { selector: SENTENCE_IN_TEXT, message: MESSAGE },
  { selector: `JSXExpressionContainer[expression.tag.name='t'] + ${BLANK}`, message: MESSAGE },
  { selector: `JSXExpressionContainer[expression.consequent.tag.name='t'] + ${BLANK}`, message: MESSAGE },
  {
    selector: `JSXElement[openingElement.name.name=/^(Trans|Plural|Select)$/] + ${BLANK}`,
    message: MESSAGE,
  },
];
