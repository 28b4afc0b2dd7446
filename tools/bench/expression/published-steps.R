# Steps of a large RNA report in the published packages, for their processor time. Arguments: data table, output table.
# Reads the table; for each pair of samples normalisation factors, limma-voom and moderated tests; then principal components and
# correlations of the libraries, and a table of the genes. A library is named SAMPLE_NUMBER. Needs edgeR and limma.
suppressMessages(library(edgeR))

arguments <- commandArgs(trailingOnly = TRUE)
counts <- as.matrix(read.csv(arguments[1], row.names = 1, check.names = FALSE))
samples <- sub("_.*", "", colnames(counts))

compare <- function(sample) {
  libraries <- c(which(samples == sample), which(samples == "D6"))
  design <- model.matrix(~ as.integer(samples[libraries] == sample))
  values <- voom(calcNormFactors(DGEList(counts[, libraries])), design)
  topTable(eBayes(lmFit(values, design)), coef = 2, number = Inf, sort.by = "none")
}
changes <- lapply(c("D5", "F7", "M8"), compare)

logs <- log2(counts + 0.01)
components <- prcomp(t(logs), scale. = TRUE, rank. = 10)
correlations <- cor(logs)
write.table(cbind(rowMeans(logs), do.call(cbind, changes)), arguments[2], sep = "\t")

times <- proc.time()
cat(times[["user.self"]] + times[["sys.self"]], "\n")
